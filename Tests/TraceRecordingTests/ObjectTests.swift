import Testing
import TraceRecording
import Traces

/// Tests objects that are created and released, belong to a recorder, or carry no token.
@Suite struct ObjectTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  private func openDetail() -> (ProductListViewController, ProductListRouter) {
    recorder.recording {
      let view = ProductListViewController()
      let presenter = ProductListPresenter()
      let router = ProductListRouter()
      view.presenter = presenter
      presenter.view = view
      presenter.router = router
      presenter.didFetchProducts([ProductEntity(id: 1, name: "iPhone", price: 1)])
      recorder.action("tap 1", to: view) { view.didTapRow(0) }
      return (view, router)
    }
  }

  @Test func `records a later module and its end as one row each`() throws {
    let (view, router) = openDetail()
    #expect(view.rows.count == 1)
    #expect(router.details.count == 1)
    let event = try #require(recorder.trace().events.last { $0.kind == .created })
    #expect(event.sender?.name == "Router")
    #expect(event.objects.map(\.name) == ["Detail.View", "Detail.Presenter"])
    #expect(event.receiver?.name == "Detail.View")
    #expect(event.number != nil)
    recorder.act("back", to: view) { router.pop() }
    let end = try #require(recorder.trace().events.last)
    #expect(end.kind == .gone)
    #expect(end.objects.map(\.name) == ["Detail.View", "Detail.Presenter"])
    #expect(end.cause == recorder.trace().events.last { $0.kind == .action }?.number)
  }

  @Test func `counts a second object of the same role`() {
    recorder.recording {
      let first = ProductListPresenter()
      let second = ProductListPresenter()
      #expect(recorder.participant(of: first)?.name == "Presenter")
      #expect(recorder.participant(of: second)?.name == "Presenter:2")
    }
  }

  @Test func `knows a fake without any attribute`() {
    final class FakeProductListView: ProductListViewProtocol {
      var shown: [ProductRow] = []
      func showProducts(_ products: [ProductRow]) { shown = products }
      func showError(_ message: String) {}
    }
    let fake = FakeProductListView()
    recorder.recording {
      let presenter = ProductListPresenter()
      presenter.view = fake
      recorder.action("answer", to: presenter) {
        presenter.didFetchProducts([ProductEntity(id: 1, name: "A", price: 1)])
      }
    }
    #expect(fake.shown == [ProductRow(title: "A")])
    #expect(
      conversation.rows.prefix(2) == [
        "1: User action Presenter answer",
        "2 in 1: Presenter call View showProducts([1 ProductRow])",
      ]
    )
    #expect(recorder.participant(of: fake)?.type == "FakeProductListView")
  }

  @Test func `tells a new object from an old one at the same address`() {
    final class Spy: ProductListInteractorProtocol {
      func getProducts() {}
    }
    recorder.recording {
      let presenter = ProductListPresenter()
      for _ in 1...20 { presenter.interactor = Spy() }
      _ = presenter
    }
    let wired = recorder.trace().events.filter { $0.kind == .wired }.compactMap(\.receiver?.ordinal)
    #expect(wired == Array(1...20))
  }

  @Test func `keeps no participant alive`() {
    weak var view: ProductListViewController?
    weak var hidden: Hidden?
    recorder.recording {
      let made = conversation.open()
      view = made
      let object = Hidden()
      hidden = object
      let presenter = HolderPresenter()
      let holder = Holder()
      presenter.holder = holder
      presenter.send(object)
    }
    #expect(view == nil)
    #expect(hidden == nil)
    #expect(conversation.rows.contains { $0.contains("Hidden") })
  }

  @Test func `keeps two recorders apart`() {
    let other = Conversation()
    let one = conversation.make()
    let two = other.make()
    recorder.recording {
      other.recorder.recording {
        conversation.open(one)
        other.open(two)
      }
    }
    #expect(conversation.rows == other.rows)
    #expect(conversation.rows.count == 7)
    #expect(recorder.participant(of: two) == nil)
  }

  @Test func `records nothing, and returns the object itself, while it does not record`() {
    let view = conversation.make()
    let presenter = view.presenter
    #expect(presenter is ProductListPresenter)
    recorder.recording { #expect((view.presenter is ProductListPresenter) == false) }
    let before = recorder.trace()
    view.viewDidLoad()
    #expect(view.rows.count == 2)
    #expect(recorder.trace() == before)
    // Another recorder records.
    Recorder().recording {
      view.viewDidLoad()
      view.presenter = nil
      view.viewDidLoad()
    }
    #expect(presenter?.numberOfProducts == 2)
    #expect(recorder.trace() == before)
  }

  @Test func `finds the cause around a message of another recorder`() {
    let other = Conversation()
    let one = conversation.make()
    recorder.act("open", to: one) {
      other.recorder.recording {
        other.recorder.action("open") { one.viewDidLoad() }
      }
    }
    #expect(conversation.rows.dropFirst().first == "2 in 1: View call Presenter fetchProducts()")
    #expect(other.rows == ["1: User action - open"])
  }

  @Test func `leaves objects made outside a recording alone`() {
    let store = ProductStore()
    let view = ProductListRouter.createModule(store: store)
    recorder.act("open", to: nil) { view.viewDidLoad() }
    #expect(view.rows.count == 2)
    #expect(conversation.rows == ["1: User action - open"])
  }
}

/// An object that is passed but is no participant.
final class Hidden {}

struct Box {
  let inside: Hidden
}

@Proxied protocol HolderProtocol: AnyObject {
  func take(_ boxes: [Box], _ object: Hidden)
}

final class Holder: HolderProtocol {
  func take(_ boxes: [Box], _ object: Hidden) {}
}

@Role(.presenter) final class HolderPresenter {
  var holder: HolderProtocol?

  func send(_ object: Hidden) { holder?.take([Box(inside: object)], object) }
}
