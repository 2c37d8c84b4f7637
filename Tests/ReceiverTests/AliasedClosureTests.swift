import Testing
import TraceRecording
import Traces

typealias AliasDone = () -> Void
typealias AliasCounted = (Int) -> String
typealias AliasPaired<Row> = (Row, Bool) -> Void
typealias AliasTripled = (Int, String, [Int]) -> Void
typealias AliasAnywhere = @Sendable (Int) -> Void
typealias AliasOnMain = @MainActor (Int) -> Void
typealias AliasRowCompletion = (Result<Int, any Error>) -> Void
typealias AliasWideCallback = (Int, Int, Int, Int) -> Void

/// Calls each closure once; aliases hide the types of the closures from the macro.
@Role(.interactor) final class AliasInteractor {
  func run(_ done: @escaping AliasDone) { done() }
  func count(then counted: @escaping AliasCounted) -> String { counted(1) }
  func pair(_ paired: @escaping AliasPaired<String>) { paired("a", true) }
  func triple(_ tripled: @escaping AliasTripled) { tripled(1, "b", [2]) }
  func anywhere(_ told: @escaping AliasAnywhere) { told(3) }
  @MainActor func onMain(_ told: @escaping AliasOnMain) { told(4) }
  func load(_ completion: AliasRowCompletion?) { completion?(.success(5)) }
  func widen(_ callback: AliasWideCallback?) { callback?(1, 2, 3, 4) }
}

@Role(.presenter) final class AliasPresenter {
  let interactor = AliasInteractor()
  @Unseen private(set) var heard: [String] = []

  func open() {
    interactor.run { self.heard.append("done") }
    heard.append(interactor.count { "\($0)" })
    interactor.pair { self.heard.append("\($0) \($1)") }
    interactor.triple { self.heard.append("\($0) \($1) \($2)") }
    interactor.load { self.heard.append("\($0)") }
    interactor.load(nil)
    interactor.widen { self.heard.append("\($0) \($1) \($2) \($3)") }
    interactor.anywhere { _ in }
  }
  @MainActor func openOnMain() { interactor.onMain { self.heard.append("\($0)") } }
}

/// Tests closure parameters whose types are hidden by aliases: their calls are messages, as with the type written out.
@Suite struct AliasedClosureTests {
  private let recorder = Recorder()

  /// The calls and results from the caller of a closure to the object that passed it.
  private var back: [String] {
    recorder.trace().events.filter { $0.sender?.name == "Interactor" && $0.kind == .call }
      .map(\.label)
  }

  @Test func `records a closure with up to three values and a result`() {
    let presenter = recorder.recording { AliasPresenter() }
    recorder.act("open", to: presenter) { presenter.open() }
    #expect(presenter.heard == ["done", "1", "a true", "1 b [2]", "success(5)", "1 2 3 4"])
    #expect(
      back == [
        "done()", "counted(1)", "paired(\"a\", true)", "tripled(1, \"b\", [2])",
        "completion(.success(5))", "told(3)",
      ]
    )
    #expect(
      recorder.trace().events.contains {
        $0.kind == .return && $0.sender?.name == "Presenter" && $0.label == "\"1\""
      }
    )
  }

  @Test @MainActor func `records a closure of the main actor`() {
    let presenter = recorder.recording { AliasPresenter() }
    recorder.act("open", to: presenter) { presenter.openOnMain() }
    #expect(presenter.heard == ["4"])
    #expect(back == ["told(4)"])
  }

  @Test func `lets a fault drop the call of a closure without a result`() throws {
    let presenter = recorder.recording { AliasPresenter() }
    try recorder.inject(.drop, "Interactor -> Presenter completion")
    recorder.act("open", to: presenter) { presenter.open() }
    #expect(!presenter.heard.contains("success(5)"))
    #expect(recorder.trace().events.contains { $0.loss == .dropped })
  }
}
