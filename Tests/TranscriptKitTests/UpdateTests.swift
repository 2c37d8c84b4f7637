import Testing
import TranscriptKit

struct UpdateTests {
  @Test(arguments: try OutputCase.list("updated"))
  func `keeps what still matches`(output: OutputCase) async throws {
    let written = try await Transcript.written(output.expected).updated(to: output.printed)
    #expect(written == output.text)
  }

  @Test(arguments: [
    (65_536, 65_536, nil), (65_537, 65_536, "… 1 line cut, checksum "),
    (77_881, 65_536, "… 12,345 lines cut, checksum "),
  ])
  func `cuts a very long output`(lines: Int, kept: Int, last: String?) async throws {
    let output = Array(repeating: "abc", count: lines).joined(separator: "\n")
    let written = try await Transcript.written("old").updated(to: output).split(separator: "\n")
    #expect(written.count == kept + (last == nil ? 0 : 1))
    #expect(written.last?.hasPrefix(last ?? "abc") == true)
  }

  @Test func `detects a change in lines that were cut`() async throws {
    let lines = Array(repeating: "abc", count: 70_000).joined(separator: "\n")
    let first = try await Transcript.written("old").updated(to: lines + "\na")
    let other = try await Transcript.written("old").updated(to: lines + "\nb")
    let again = try await Transcript.written("old").updated(to: lines + "\na")
    #expect(first != other)
    #expect(first == again)
  }

  @Test func `keeps lines that are the same in a long output with wildcards`() async throws {
    let numbers = (0..<2_000).map { "line \($0)" }
    let expected = ["same", "old", "...", "\\a"] + numbers + ["old"]
    let output = ["same", "new", "...", "a"] + numbers.reversed() + ["end"]
    let written = ["same", "new", "\\...", "\\a"] + numbers.reversed() + ["end", ""]
    let transcript = try Transcript.written(expected.joined(separator: "\n"))
    #expect(
      await transcript.updated(to: output.joined(separator: "\n"))
        == written.joined(separator: "\n")
    )
  }
}
