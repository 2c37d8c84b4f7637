import Testing
import TraceRecording
import Traces

typealias AliasCounted = (Int) -> String
typealias AliasRowCompletion = (Result<Int, any Error>) -> Void

@Proxied protocol AliasInput: AnyObject {
  func count(then counted: @escaping AliasCounted) -> String
  func load(_ completion: AliasRowCompletion?)
}

@Role(.interactor) final class AliasInteractor: AliasInput {
  func count(then counted: @escaping AliasCounted) -> String { counted(1) }
  func load(_ completion: AliasRowCompletion?) { completion?(.success(5)) }
}

@Role(.presenter) final class AliasPresenter {
  var interactor: (any AliasInput)?
  private(set) var heard: [String] = []

  func open() {
    heard.append(interactor?.count { "\($0)" } ?? "")
    interactor?.load { self.heard.append("\($0)") }
  }
}

/// Tests closures that a message through a stand-in passes and whose types are hidden by aliases.
@Suite struct AliasedClosureTests {
  @Test func `records their calls as messages back`() {
    let recorder = Recorder()
    let presenter = recorder.recording {
      let presenter = AliasPresenter()
      presenter.interactor = AliasInteractor()
      return presenter
    }
    recorder.act("open", to: presenter) { presenter.open() }
    #expect(presenter.heard == ["1", "success(5)"])
    let back = recorder.trace().events.filter {
      $0.sender?.name == "Interactor" && $0.kind == .call
    }
    #expect(back.map(\.label) == ["counted(1)", "completion(.success(5))"])
  }
}
