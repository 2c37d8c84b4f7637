import Foundation
import TerminalTesting
import Testing

@testable import LabKit

@Suite struct TextFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "a.txt") }

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xE9, 0x0A], "2:2: the byte E9"),
      ([0xFF], "1:1: the byte FF"),
      ([0xC3, 0xA9, 0xE2, 0x82], "1:2: the byte E2"),
      (Array("# P\n\ncafé ".utf8) + [0xC0, 0x80], "3:6: the byte C0"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no UTF-8 are refused at their index`(bytes: [UInt8], place: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
    let failure = #expect(throws: Failure.self) { try TextFile(path) }
    #expect(failure?.message == "\(path):\(place) is no UTF-8. Save the file as UTF-8.")
    #expect(TextFile.exists(path))
  }

  @Test func `a text is read as it is`() throws {
    #expect(!TextFile.exists(path))
    try folder.write("\u{FEFF}é\r\n한국\0", as: "a.txt")
    #expect(try TextFile(path).text == "\u{FEFF}é\r\n한국\0")
  }
}

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
