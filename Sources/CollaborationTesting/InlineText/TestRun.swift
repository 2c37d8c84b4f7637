import Foundation

/// What expectations need to know of the run of the tests.
struct TestRun: Sendable {
  let mode: GoldenMode
  let inlineTexts: InlineTexts
  let goldenFiles: GoldenFiles

  /// The run of this process.
  @TaskLocal static var current = TestRun(
    mode: GoldenMode(ProcessInfo.processInfo.environment),
    inlineTexts: InlineTexts(),
    goldenFiles: GoldenFiles()
  )
}
