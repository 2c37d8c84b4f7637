import SampleModules
import SequenceDiagrams
import TerminalText
import Testing

@testable import Lab

/// Saving over files, ours and others'.
@Suite struct OwnFileTests {
  private func saving(
    _ commands: String,
    over text: String?
  ) async throws -> (answer: Answer, text: String?) {
    let files = Files.inMemory()
    if let text { try files.write("file", Array(text.utf8)) }
    let session = Session(modules: Samples.modules, files: files)
    let answer = await session.answer("load products; open; \(commands)")
    return (answer, (try? files.read("file")).map { String(decoding: $0, as: UTF8.self) })
  }

  static let commands =
    ["save trace file", "save transcript file"]
    + DiagramFormat.all.map { "export \($0.name) file" }

  @Test(arguments: commands) func `what is ours is overwritten as before`(command: String)
    async throws
  {
    let written = try #require(try await saving(command, over: nil).text)
    for other in Self.commands {
      let (answer, _) = try await saving(other, over: written)
      #expect(answer.status == .done, "\(other) over \(command)")
      #expect(answer.text.plain.contains("Written, in place of what was there: file"))
    }
  }

  @Test(arguments: [
    "import Foundation\n", "# Title\n\nProse, then\n```console\nviper> help\n```\n",
    "<svg width=\"1\"/>",
    "lanes", "\0\0\0", "@startuml\nBob -> Alice\n", "1. first\n2. second\n",
  ])
  func `what is not ours stays, and --force says what it overwrites`(text: String) async throws {
    for command in Self.commands {
      let (answer, after) = try await saving(command, over: text)
      #expect(answer.status == .failed)
      #expect(answer.refusal?.contains("--force") == true)
      #expect(after == text)
      let forced = try await saving(command + " --force", over: text)
      #expect(forced.answer.status == .done)
      #expect(forced.answer.text.plain.contains("Written, in place of what began \""))
      #expect(forced.text != text)
    }
  }

  @Test func `an empty file has nothing to lose`() async throws {
    #expect(try await saving("save trace file", over: "").answer.status == .done)
  }
}
