import Testing

@testable import LabKit

@Suite struct StateFolderTests {
  @Test(arguments: ["state", "./state", "~/state"])
  func `ignores a relative XDG_STATE_HOME, and says so`(state: String) {
    let folder = StateFolder(state: state, home: "/")
    #expect(folder.historyPath == StateFolder(state: "", home: "/").historyPath)
    #expect(folder.progressPath == StateFolder(state: "", home: "/").progressPath)
    #expect(folder.problem == nil)
    #expect(folder.remark?.contains("XDG_STATE_HOME is ignored") == true)
    for state in ["", "/"] { #expect(StateFolder(state: state, home: "/").remark == nil) }
  }
}
