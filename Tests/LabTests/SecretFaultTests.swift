import LessonKit
import SeededRandom
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct SecretFaultTests {
  /// A secret fault and its injection point in `products viper`.
  struct Secret: CustomTestStringConvertible, Sendable {
    let name: String
    let place: String
    var testDescription: String { name }
    var title: String { place.isEmpty ? name : "\(name) at \(place)" }
    var injectCommand: String {
      "inject \(name) " + (place.isEmpty ? "" : "\"\(place)\" ") + "--secret"
    }

    static let all = [
      Secret(name: "nil-link", place: "Presenter.interactor"),
      Secret(name: "reply-off-main", place: "Presenter -> View showProducts"),
      Secret(name: "per-cell", place: ""),
    ]
  }

  private func session(_ secret: Secret, _ before: String = "") async -> Session {
    let session = Session()
    _ = await session.answer("load products viper; \(before)")
    _ = await session.answer(secret.injectCommand)
    return session
  }

  private func hasSecret(_ session: Session) -> Bool {
    session.loaded?.run.secrets.isEmpty == false
  }

  @Test(arguments: Secret.all)
  func `survives every command that makes the module anew`(_ secret: Secret) async {
    let session = await session(secret)
    for line in [
      "open", "undo", "redo", "drop #2", "undo", "reload", "open", "close", "reload", "play launch",
      "load products", "load products viper --given empty", "load products viper", "open", "undo",
      "resend #9 at=1",
    ] {
      let text = await session.last(line)
      #expect(hasSecret(session), "\(line): \(text)")
      #expect(!text.contains(secret.title) && !text.contains("Healed"), "\(line): \(text)")
    }
    #expect(await session.last("heal").hasPrefix("Healed: \(secret.title).\n"))
  }

  /// The commands that judge the conversation, and so may name a fault that shows in it.
  private static let judging: Set = ["findings"]

  @Test(arguments: Secret.all)
  func `no command names it`(_ secret: Secret) async {
    let lines =
      Command.all.map(\.example.line)
      + [
        "inject", "history", "diff", "trace", "export json", "export notation",
        "save trace a.jsonl",
        "record a.cast", "save transcript a.md --force", "guess nil-link interactor.store",
        "guess no-reply", "goto finding", "break finding", "continue", "undo", "redo", "source",
        "inject nil-link presenter.interactor", "undo", "load todos", "undo", "load trace a.jsonl",
      ]
    for line in Effort.cases(lines) where !["heal", "quit", "inject ?"].contains(line) {
      let session = await session(secret, "open; tap 1")
      let healthy = Session()
      _ = await healthy.answer("load products viper; open; tap 1")
      let text = await session.last(line)
      let usual = await healthy.last(line)
      if text.contains(secret.title), !usual.contains(secret.title) {
        #expect(line.contains(secret.place), "\(line): \(text)")
      }
      if text.contains(secret.name), !usual.contains(secret.name) {
        #expect(Self.judging.contains(line) || line.contains(secret.name), "\(line): \(text)")
      }
    }
  }

  @Test(arguments: Secret.all)
  func `no file names it`(_ secret: Secret) async throws {
    let files = Files.inMemory()
    let session = Session(files: files)
    _ = await session.answer("load products viper; record a.cast")
    _ = await session.answer(secret.injectCommand)
    _ = await session.last([
      "open", "save trace a.jsonl", "export svg a.svg", "export json a.json",
      "save transcript a.md", "record off",
    ])
    for path in ["a.cast", "a.jsonl", "a.svg", "a.json"] {
      let text = String(decoding: try files.read(path), as: UTF8.self)
      #expect(!text.isEmpty)
      #expect(!text.contains(secret.name), "\(path)")
    }
    #expect((try? files.read("a.md")) == nil)
    #expect(await session.last("history").contains("inject ? --secret"))
  }

  @Test(arguments: [
    (7, "It does not show in #7, but in #10."), (10, "It shows in #10."),
    (99, "There is no row #99."),
  ])
  func `shows in the rows of its own findings`(row: Int, sentence: String) async {
    let session = await session(
      Secret(name: "nil-link", place: "Presenter.router"),
      "inject reply-off-main \"Presenter -> View showProducts\"; open; tap 1"
    )
    let guess = "guess nil-link presenter.router because #\(row)"
    let text = await session.last(guess)
    #expect(text.contains("\n\(sentence)\n"), "\(text)")
  }

  @Test func `is not offered by completions and hints`() async {
    let session = await session(Secret.all[0], "open")
    let faults = session.completions(of: "guess ").words
    #expect(faults == session.completions(of: "guess ").words.sorted())
    #expect(faults.count > 20)
    #expect(session.completions(of: "guess nil-link ").words.count > 1)
  }

  @Test func `ends with another module, which says so without its name`() async {
    let session = await session(Secret.all[0], "open")
    let text = await session.last("load todos")
    let end = "The fault that you had to find was in Products in VIPER, and is gone with it.\n"
    #expect(text.hasPrefix(end))
    #expect(!text.contains("nil-link"))
    #expect(!hasSecret(session))
    _ = await session.answer("undo")
    #expect(hasSecret(session))
  }

  @Test func `another secret fault replaces it without naming it`() async {
    let session = await session(Secret.all[0])
    let text = await session.last("inject ? 3")
    #expect(!text.contains("Healed") && !text.contains("nil-link"))
    #expect(text.hasPrefix("A new fault takes the place of the fault that you had to find.\n"))
    #expect(await session.last("undo").hasPrefix("Undone: inject ?.\n"))
  }

  @Test func `stays where undo would take it out`() async {
    let session = await session(Secret.all[0], "open")
    for _ in 0..<2 {
      #expect(await session.answer("undo").status == .failed)
      #expect(hasSecret(session))
    }
    _ = await session.answer("tap 1; undo; redo; undo")
    #expect(hasSecret(session))
    #expect(await session.last("heal").contains("Healed"))
    #expect(await session.answer("undo").status == .done)
  }

  @Test func `a lesson that begins says that it is gone`() async {
    let session = Session(lessons: .builtIn)
    let text = await session.last("load products viper; inject ? 3", "lesson tour")
    #expect(text.hasPrefix("The fault that you had to find was in Products in VIPER"))
  }

  @Test func `is known once it was guessed, wherever undo leads`() async {
    let session = await session(Secret.all[0], "open")
    _ = await session.last("guess nil-link presenter.interactor", "undo; redo")
    #expect(!session.keepsSecret)
    #expect(await session.last("inject").contains("In: nil-link at Presenter.interactor."))
  }

  @Test(arguments: ["goto finding", "break finding; goto #1; continue"])
  func `going to a finding counts as findings does`(_ line: String) async {
    let session = await session(Secret.all[0], "open")
    let before = session.debugger.lookTally.count
    _ = await session.answer(line)
    let others = line.contains(";") ? 2 : 0
    #expect(session.debugger.lookTally.count == before + LookTally.findingsWeight + others)
  }

  @Test func `a lesson that loads its module again does not keep it`() async {
    let session = await session(Secret.all[0], "open")
    _ = session.runAside("load products viper")
    #expect(!hasSecret(session))
  }
}
