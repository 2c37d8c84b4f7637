import TestSupport
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

  @Test func `judges a guess, and counts the looks`() async throws {
    for seed in 0..<20 {
      let session = await LabTests.session("load products", "inject ? \(seed)", "open")
      let secret = try #require(session.loaded?.run.faults.first)
      #expect(secret.isSecret)
      _ = await session.answer("diagram")
      let wrong = secret.fault.name == "nil-link" ? "double-reply" : "nil-link"
      #expect(await session.answer("guess \(wrong) nowhere").status != .done)
      #expect(await session.last("guess \(wrong)").hasPrefix("No."))
      let right = await session.last("guess \(secret.injectCommand.dropFirst("inject ".count))")
      let words = right.unwrapped
      #expect(words.hasPrefix("Yes: \(secret.title)"))
      #expect(words.contains("looked once and guessed wrongly once"))
      #expect(await session.answer("guess nil-link").status == .failed)
    }
  }

  @Test func `counts no look where nothing is shown`() async {
    let session = await LabTests.session("load todos", "inject ? 26", "open")
    let lines = ["undo", "redo", "break Presenter", "guess nil-link"]
    #expect(await session.last(lines).contains("You never looked, and guessed wrongly once"))
  }

  @Test func `is not offered by completions and hints`() async {
    let session = await session(Secret.all[0], "open")
    let faults = session.completions(of: "guess ").words
    #expect(faults == session.completions(of: "guess ").words.sorted())
    #expect(faults.count > 20)
    #expect(session.completions(of: "guess nil-link ").words.count > 1)
  }

  @Test func `a lesson that loads its module again does not keep it`() async {
    let session = await session(Secret.all[0], "open")
    _ = session.runAside("load products viper")
    #expect(!hasSecret(session))
  }
}
