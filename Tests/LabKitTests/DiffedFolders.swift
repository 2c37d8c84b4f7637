import Lab
import Stage

@testable import LabKit

/// The command `diff`, run in this process with files in memory.
struct DiffedFolders {
  let sandbox: Sandbox

  init(_ files: [String: String]) {
    sandbox = Sandbox(PageFolder(nil, holding: files.mapValues { Array($0.utf8) }))
  }

  /// Runs `viperlab diff` with some arguments, and returns its status and all it printed.
  func diff(_ arguments: String...) async -> (status: Int32, output: String) {
    await diff(arguments)
  }

  func diff(_ arguments: [String]) async -> (status: Int32, output: String) {
    await Sandbox.$current.withValue(sandbox) {
      let status = await Laboratory { [] }.run(["diff"] + arguments)
      return (status, sandbox.takeOutput())
    }
  }
}
