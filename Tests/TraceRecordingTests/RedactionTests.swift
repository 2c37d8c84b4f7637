import Synchronization
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

  @Test func `hides values whose name or type is secret`() throws {
    let rows = rows(Recorder()) { owner in
      let vault = owner.vault
      vault.login(user: "ann", password: "p")
      vault.setToken("t")
      vault.check(userPIN: 12)
      vault.tokenizer("plain")
      vault.unlock(hasToken: true)
      vault.take(Account(user: "ann", password: "p"))
      vault.take(Credential(number: 1))
      vault.take(["apiKey": "k", "user": "ann"])
      vault.take(Choice.password("p"))
      vault.take(Choice.user("ann"))
      vault.take(Note(text: "a", diagnosis: "d"))
      vault.take(Redacted(wrappedValue: "w"))
    }
    #expect(try rows == Cases.lines("values whose name or type is secret"))
  }

  @Test(arguments: try Cases.lines("names that are secret in every app"))
  func `hides values with a name that is secret in every app`(_ name: String) {
    #expect(rows(Recorder()) { $0.vault.take([name: "k"]) } == ["take([\"\(name)\": (redacted)])"])
  }

  @Test(arguments: try Cases.lines("names that contain a secret word only as letters"))
  func `shows a value whose name contains such a word only as letters`(_ name: String) {
    #expect(rows(Recorder()) { $0.vault.take([name: "k"]) } == ["take([\"\(name)\": \"k\"])"])
  }

  @Test func `hides results of methods with such a name`() {
    let rows = rows(Recorder()) { owner in
      _ = (owner.vault.password, owner.vault.secrets())
      owner.vault.password = "q"
    }
    #expect(rows == ["password", "(redacted)", "secrets()", "(redacted)", "password = (redacted)"])
  }

  @Test func `hides values with an added name`() throws {
    let recorder = Recorder()
    recorder.redact("user", "Note")
    let rows = rows(recorder) { owner in
      owner.vault.login(user: "ann", password: "p")
      owner.vault.take(Note(text: "a", diagnosis: "d"))
      owner.vault.tokenizer("plain")
    }
    #expect(try rows == Cases.lines("values with an added name"))
  }

  @Test func `never asks a secret for its text`() {
    let count = Mutex(0)
    let counting = { @Sendable in
      count.withLock { $0 += 1 }
      return "counted"
    }
    Described.$describe.withValue(counting) {
      #expect(rows(Recorder()) { $0.vault.open(secret: Described()) }.count == 1)
      #expect(rows(Recorder()) { $0.vault.open(secret: Described.Box()) }.count == 1)
      #expect(count.withLock { $0 } == 0)
      #expect(rows(Recorder()) { $0.vault.take(Described()) } == ["take(counted)"])
      #expect(count.withLock { $0 } > 0)
    }
  }

  @Test func `records only the names of types on request`() {
    let recorder = Recorder(keeping: .types)
    let rows = rows(recorder) { owner in
      owner.vault.login(user: "ann", password: "p")
      owner.vault.take(Note(text: "a", diagnosis: "d"))
      _ = owner.vault.secrets()
    }
    #expect(
      rows == ["login(user: String, password: String)", "take(Note)", "secrets()", "[String]"]
    )
    recorder.recording { recorder.screen(Screen(title: "Vault")) }
    #expect(recorder.trace().events.allSatisfy { $0.kind != .screen })
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
  func take<Value>(_ value: Value)
  func secrets() -> [String]
  func open<Value>(secret: Value)
}

@Role(.interactor) final class Vault: VaultProtocol {
  var password = "p"

  func login(user: String, password: String) {}
  func setToken(_ text: String) {}
  func check(userPIN: Int) {}
  func tokenizer(_ text: String) {}
  func unlock(hasToken: Bool) {}
  func take<Value>(_ value: Value) {}
  func secrets() -> [String] { ["a"] }
  func open<Value>(secret: Value) {}
}

@Role(.presenter) final class VaultOwner {
  private(set) var vault: any VaultProtocol = Vault()
}
