import Foundation

/// The values that all expectations of one run of the tests share: the mode, and the written texts and files.
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
