import Testing
import TraceRecording
import Traces

@Suite struct LostMessageTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  private var lost: [Event] { recorder.trace().events.filter { $0.kind == .lost } }

  @Test func `names the message of a reference that was never set`() throws {
    let view = recorder.recording { ProductListViewController() }
    conversation.open(view)
    let event = try #require(lost.first)
    #expect(conversation.line(event) == "2 in 1: View lost - fetchProducts()")
    #expect(event.loss == .nil)
    #expect(event.seam?.property == "presenter")
    #expect(event.message?.arguments == nil)
    #expect(event.location?.function == "viewDidLoad()")
    #expect(view.presenter == nil)
    #expect(lost.count == 1)
  }

  @Test func `records that its receiver is gone`() throws {
    recorder.recording {
      let interactor = ProductListInteractor(store: ProductStore())
      let presenter = ProductListPresenter()
      interactor.presenter = presenter
      var view: ProductListViewController? = ProductListViewController()
      presenter.view = view
      view = nil
      recorder.action("refresh", to: interactor) { interactor.getProducts() }
    }
    let event = try #require(lost.first)
    #expect(event.loss == .gone)
    #expect(event.receiver?.name == "View")
    #expect(event.candidates.contains("showProducts(_:)"))
    #expect(event.number == 5)
    #expect(event.cause == 4)
  }

  @Test func `records nil again after the reference was set to nil`() {
    recorder.recording {
      let presenter = ProductListPresenter()
      let view = ProductListViewController()
      presenter.view = view
      presenter.view = nil
      recorder.action("fail", to: nil) { presenter.didFail(StoreError.offline) }
    }
    #expect(lost.map(\.loss) == [.nil])
    #expect(lost.first?.receiver == nil)
  }

  @Test func `lists all candidates where several are possible`() throws {
    recorder.recording {
      let presenter = ProductListPresenter()
      recorder.action("fail", to: nil) { presenter.didFail(StoreError.offline) }
    }
    let event = try #require(lost.first)
    #expect(event.candidates == ["showError(_:)", "showProducts(_:)", "nothing"])
    #expect(event.message == nil)
    #expect(event.location == nil)
  }

  @Test func `does not guess messages of a function outside the body`() throws {
    recorder.recording {
      let owner = Careful()
      recorder.action("tap", to: owner) {
        recorder.stageCall("tapped()", on: owner) { owner.tapped() }
      }
    }
    let event = try #require(lost.first)
    #expect(event.candidates.isEmpty)
    #expect(event.message == nil)
    #expect(event.location == nil)
  }

  @Test func `lists the calls of the closure that ran, and none of another`() throws {
    let interactor = AnsweringInteractor()
    recorder.recording {
      let presenter = AskingPresenter()
      presenter.interactor = interactor
      recorder.action("ask", to: presenter) {
        recorder.stageCall("ready()", on: presenter) { presenter.ready() }
      }
      recorder.action("answer", to: nil) { interactor.succeed?(1) }
      recorder.action("fail", to: nil) { interactor.fail?("no") }
      recorder.action("finish", to: nil) { interactor.finish?() }
    }
    #expect(
      lost.map(\.candidates) == [
        ["showProducts(_:)"], ["showError(_:)", "showProducts(_:)"],
        ["showError(_:)", "showProducts(_:)"], ["showError(_:)"], ["showError(_:)"],
      ]
    )
    #expect(
      lost.map(\.location?.function) == ["ready()", nil, nil, "showFailure(_:)", "finished()"]
    )
  }

  @Test func `records nothing for a property never called with a question mark`() {
    recorder.recording {
      let owner = Onlooker()
      recorder.action("look", to: owner) { _ = owner.hasView }
    }
    #expect(lost.isEmpty)
  }
}

/// A Presenter that sends a message in one function, and another in an extension.
@Role("Careful", as: .presenter) final class Careful {
  weak var view: ProductListViewProtocol?

  func fail() { view?.showError("no") }
}

extension Careful {
  func tapped() { view?.showProducts([]) }
}

/// A Presenter that checks whether it has a View, and sends nothing to it.
@Role("Onlooker", as: .presenter) final class Onlooker {
  weak var view: ProductListViewProtocol?

  var hasView: Bool { view != nil }
}

/// An Interactor that keeps closures, and calls them later.
@Doubled
protocol AnsweringInteractorProtocol: AnyObject {
  func load(
    onSuccess: @escaping (Int) -> Void,
    onError: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  )
}

@Role("Answering", as: .interactor)
final class AnsweringInteractor: AnsweringInteractorProtocol {
  @Unseen var succeed: ((Int) -> Void)?
  @Unseen var fail: ((String) -> Void)?
  @Unseen var finish: (() -> Void)?

  func load(
    onSuccess: @escaping (Int) -> Void,
    onError: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  ) {
    (succeed, fail, finish) = (onSuccess, onError, onEnd)
  }
}

/// A Presenter that sends messages itself and in each of the closures that it passes.
@Role("Asking", as: .presenter) final class AskingPresenter {
  weak var view: ProductListViewProtocol?
  var interactor: AnsweringInteractorProtocol?

  func ready() {
    view?.showProducts([])
    interactor?.load(
      onSuccess: { self.show($0) },
      onError: { self.showFailure($0) },
      onEnd: finished
    )
  }

  private func show(_ count: Int) {
    view?.showError("none")
    view?.showProducts([])
  }

  private func showFailure(_ text: String) { view?.showError(text) }

  private func finished() { view?.showError("at the end") }
}
