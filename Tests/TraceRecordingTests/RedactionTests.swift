import Testing
import TraceRecording
import Traces

@Suite struct RedactionTests {
  private func rows(_ recorder: Recorder, _ body: (VaultOwner) -> Void) -> [String] {
    recorder.recording {
      let owner = VaultOwner()
      recorder.action("go", to: owner) { body(owner) }
    }
    let events = recorder.trace().events
    return events.filter { $0.number != nil && $0.kind != .action && $0.kind != .gone }.map(\.label)
  }

  @Test(arguments: [
    Secret("login(user: \"ann\", password: (redacted))") { $0.login(user: "ann", password: "p") },
    Secret("setToken((redacted))") { $0.setToken("t") },
    Secret("check(userPIN: (redacted))") { $0.check(userPIN: 12) },
    Secret("tokenizer(\"plain\")") { $0.tokenizer("plain") },
    Secret("unlock(hasToken: true)") { $0.unlock(hasToken: true) },
    Secret("keep(Account(user: \"ann\", password: (redacted)))") {
      $0.keep(.init(user: "ann", password: "p"))
    },
    Secret("prove((redacted))") { $0.prove(.init(number: 1)) },
    Secret("hold([\"apiKey\": (redacted), \"user\": \"ann\"])") {
      $0.hold(["apiKey": "k", "user": "ann"])
    },
    Secret("choose(.password((redacted)))") { $0.choose(.password("p")) },
    Secret("choose(.user(\"ann\"))") { $0.choose(.user("ann")) },
    Secret("write(Note(text: \"a\", diagnosis: (redacted)))") {
      $0.write(.init(text: "a", diagnosis: "d"))
    },
    Secret("whisper((redacted))") { $0.whisper(Redacted(wrappedValue: "w")) },
  ])
  func `hides values whose name or type is secret`(_ secret: Secret) {
    #expect(rows(Recorder()) { secret.say($0.vault) } == [secret.row])
  }

  @Test(arguments: [
    "pwd", "passcode", "jwt", "JWT", "cookie", "session", "ssn", "iban", "apikey", "apiKey",
    "sessionToken", "userSSN", "newPwd", "cookies", "accountIBAN", "X-API-KEY", "session_id",
    "APIKEY", "sessionCount",
  ])
  func `hides values with a name that is secret in every app`(_ name: String) {
    #expect(rows(Recorder()) { $0.vault.hold([name: "k"]) } == ["hold([\"\(name)\": (redacted)])"])
  }

  @Test(arguments: ["obsession", "cookieless", "caribana", "tokenizer", "mission", "cap", "keypad"])
  func `shows a value whose name contains such a word only as letters`(_ name: String) {
    #expect(rows(Recorder()) { $0.vault.hold([name: "k"]) } == ["hold([\"\(name)\": \"k\"])"])
  }

  @Test func `hides results of methods with such a name`() {
    let rows = rows(Recorder()) { owner in
      _ = (owner.vault.password, owner.vault.secrets())
      owner.vault.password = "q"
    }
    #expect(rows == ["password", "(redacted)", "secrets()", "(redacted)", "password = (redacted)"])
  }

  @Test func `hides values with an added name`() {
    let recorder = Recorder()
    recorder.redact("user", "Note")
    let rows = rows(recorder) { owner in
      owner.vault.login(user: "ann", password: "p")
      owner.vault.write(.init(text: "a", diagnosis: "d"))
      owner.vault.tokenizer("plain")
    }
    #expect(
      rows == [
        "login(user: (redacted), password: (redacted))", "write((redacted))",
        "tokenizer(\"plain\")",
      ]
    )
  }

  @Test func `never asks a secret for its text`() {
    let asked = Asked()
    #expect(rows(Recorder()) { $0.vault.open(secret: Talkative(asked: asked)) }.count == 1)
    #expect(asked.count == 0)
    #expect(rows(Recorder()) { $0.vault.show(Talkative(asked: asked)) } == ["show(loud)"])
    #expect(asked.count > 0)
  }

  @Test func `records only the names of types on request`() {
    let recorder = Recorder(keeping: .types)
    let rows = rows(recorder) { owner in
      owner.vault.login(user: "ann", password: "p")
      owner.vault.write(.init(text: "a", diagnosis: "d"))
      _ = owner.vault.secrets()
    }
    #expect(
      rows == ["login(user: String, password: String)", "write(Note)", "secrets()", "[String]"]
    )
    recorder.recording { recorder.screen(Screen(title: "Vault")) }
    #expect(recorder.trace().events.allSatisfy { $0.kind != .screen })
  }
}

/// A message to a vault, with its expected row.
struct Secret: CustomTestStringConvertible, @unchecked Sendable {
  let row: String
  let say: (any VaultProtocol) -> Void
  var testDescription: String { row }

  init(_ row: String, _ say: @escaping (any VaultProtocol) -> Void) {
    self.row = row
    self.say = say
  }
}

/// Counts how often a description was read.
final class Asked: @unchecked Sendable {
  var count = 0
}

/// A value that counts reads of its description.
struct Talkative: CustomStringConvertible {
  let asked: Asked

  var description: String {
    asked.count += 1
    return "loud"
  }
}

struct Credential {
  let number: Int
}

struct Account: CustomStringConvertible {
  let user: String
  let password: String
  var description: String { "\(user):\(password)" }
}

struct Note {
  let text: String
  @Redacted var diagnosis: String
}

enum Choice {
  case password(String)
  case user(String)
}

@Proxied protocol VaultProtocol: AnyObject {
  var password: String { get set }
  func login(user: String, password: String)
  func setToken(_ text: String)
  func check(userPIN: Int)
  func tokenizer(_ text: String)
  func unlock(hasToken: Bool)
  func keep(_ account: Account)
  func prove(_ proof: Credential)
  func hold(_ pairs: [String: String])
  func choose(_ choice: Choice)
  func write(_ note: Note)
  func whisper(_ word: Redacted<String>)
  func secrets() -> [String]
  func open(secret: Talkative)
  func show(_ value: Talkative)
}

@Role(.interactor) final class Vault: VaultProtocol {
  var password = "p"

  func login(user: String, password: String) {}
  func setToken(_ text: String) {}
  func check(userPIN: Int) {}
  func tokenizer(_ text: String) {}
  func unlock(hasToken: Bool) {}
  func keep(_ account: Account) {}
  func prove(_ proof: Credential) {}
  func hold(_ pairs: [String: String]) {}
  func choose(_ choice: Choice) {}
  func write(_ note: Note) {}
  func whisper(_ word: Redacted<String>) {}
  func secrets() -> [String] { ["a"] }
  func open(secret: Talkative) {}
  func show(_ value: Talkative) {}
}

@Role(.presenter) final class VaultOwner {
  private(set) var vault: any VaultProtocol = Vault()
}
