import Foundation
import Testing

@testable import LabKit

/// Files with text, and files with bytes that are not UTF-8.
@Suite struct TextFileTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xE9, 0x0A], "2:2: the byte E9"),
      ([0xFF], "1:1: the byte FF"),
      ([0xC3, 0xA9, 0xE2, 0x82], "1:2: the byte E2"),
      (Array("# P\n\ncafé ".utf8) + [0xC0, 0x80], "3:6: the byte C0"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no UTF-8 are refused with their index`(bytes: [UInt8], place: String) throws
  {
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(bytes).write(to: url)
    let failure = #expect(throws: Failure.self) { try TextFile(url.path()) }
    #expect(failure?.message == "\(url.path()):\(place) is no UTF-8. Save the file as UTF-8.")
    #expect(TextFile.exists(url.path()))
  }

  @Test func `a text is read as it is`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(!TextFile.exists(url.path()))
    try Data("\u{FEFF}é\r\n한국\0".utf8).write(to: url)
    #expect(try TextFile(url.path()).text == "\u{FEFF}é\r\n한국\0")
  }
}
