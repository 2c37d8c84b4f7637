import LessonKit
import SeededRandom
import TranscriptKit

extension FuzzedReader {
  static let transcripts = FuzzedReader(
    kind: "transcripts",
    inputs: Fuzzing(
      "transcripts",
      besides: ["Transcripts/about", "Transcripts/todos"],
      ending: [".md"]
    ),
    count: 300
  ) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    if let page = try? Transcript(markdown: text, path: "t.md"), page.markdown != text {
      return "written again, the page differs"
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let commands = [
      ["test", "t.md"], ["test", "t.md", "--repeat", "2"], ["update", "t.md"],
      ["update", "--check", "t.md"], ["list", "t.md"], ["diff", "t.md"], ["accept", "t.md"],
    ]
    let words = commands.randomElement(using: &random) ?? []
    return await SandboxedProgram(files: ["t.md": bytes]).problem(with: ["transcripts"] + words)
  }

  static let lessons = FuzzedReader(
    kind: "lessons",
    inputs: Fuzzing(
      "lessons",
      besides: ["Lessons"],
      ending: ["message.md", "wiring.ko.md", "exam.md"]
    ),
    count: 100
  ) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      _ = try Lesson(markdown: text, file: "l.md")
    } catch {
      if let raw = "\(error)".rawControl { return raw }
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let program = SandboxedProgram(files: ["l.md": bytes])
    let commands = [
      ["check", "l.md"], ["play", "l.md", "--answers", "wrong"], ["start", "l.md"],
    ]
    return await program.problem(with: ["lessons"] + (commands.randomElement(using: &random) ?? []))
  }
}
