import Foundation

/// The state that expectations share during a run of the tests.
struct TestRun: Sendable {
  let mode: GoldenMode
  let inlineTexts: InlineTexts
  let goldenFiles: GoldenFiles

  @TaskLocal static var current = TestRun(
    mode: GoldenMode(ProcessInfo.processInfo.environment),
    inlineTexts: InlineTexts(),
    goldenFiles: GoldenFiles()
  )
}
