import Foundation

/// The mode, and the written texts and files, that all expectations of a run of the tests share.
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
