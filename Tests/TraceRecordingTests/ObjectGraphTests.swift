import Testing
import TraceRecording
import Traces

/// Who references whom, read from the running objects.
@Suite struct ObjectGraphTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  @Test func `names each reference with its property and strength`() {
    let view = conversation.make()
    let graph = recorder.objectGraph()
    #expect(
      graph.references.map { "\($0.owner).\($0.property) \($0.strength) \($0.target)" } == [
        "View.presenter strong Presenter", "Presenter.view weak View",
        "Presenter.interactor strong Interactor", "Presenter.router strong Router",
        "Interactor.presenter weak Presenter", "Interactor.store strong Store",
      ]
    )
    #expect(graph.cycles.isEmpty)
    withExtendedLifetime(view) {}
  }

  @Test func `names a cycle by its properties`() {
    let view = recorder.recording {
      let view = KnotView()
      view.child = KnotChild(parent: view)
      return view
    }
    #expect(
      recorder.objectGraph(from: view).cycles.map(\.description) == [
        "View -.child-> Child -.parent-> View"
      ]
    )
    view.child = nil
  }

  @Test func `looks into collections, structs and enums, and notes unowned references`() {
    let view = recorder.recording {
      let view = KnotView()
      let child = KnotGuest(parent: view)
      view.held = ["a": .some(KnotBox(child: child))]
      return view
    }
    let graph = recorder.objectGraph(from: view)
    #expect(graph.references.contains { $0.property == "held" && $0.target.name == "Guest" })
    #expect(graph.references.first { $0.property == "parent" }?.strength == .unowned)
    view.held = [:]
  }

  @Test func `says that what a closure captures is unseen`() {
    let view = recorder.recording { CounterView(CounterViewModel()) }
    conversation.open(view)
    #expect(recorder.objectGraph().unseen.map(\.description) == ["ViewModel.onChange"])
    withExtendedLifetime(view) {}
  }

  @Test func `knows who is left after a module was let go`() {
    weak var left: KnotView?
    recorder.recording {
      let view = KnotView()
      view.child = KnotChild(parent: view)
      left = view
      _ = conversation.make()
    }
    #expect(recorder.objectGraph().participants.map(\.name) == ["View", "Child"])
    left?.child = nil
    #expect(recorder.objectGraph().participants.isEmpty)
  }

  @Test func `knows a fake without a token as long as it lives`() {
    final class FakeInteractor: ProductListInteractorProtocol {
      func getProducts() {}
    }
    let presenter = recorder.recording {
      let presenter = ProductListPresenter()
      presenter.interactor = FakeInteractor()
      return presenter
    }
    #expect(recorder.objectGraph().participants.map(\.name) == ["Presenter", "Interactor"])
    presenter.interactor = nil
    #expect(recorder.objectGraph().participants.map(\.name) == ["Presenter"])
  }

  @Test func `shows what a fault makes of a reference`() {
    recorder.inject(.strong, at: "Presenter.view")
    let view = conversation.make()
    #expect(
      recorder.objectGraph().cycles.map(\.description) == [
        "View -.presenter-> Presenter -.view-> View"
      ]
    )
    view.presenter = nil
  }

  @Test func `becomes a part of the trace`() throws {
    let view = conversation.make()
    recorder.recordObjectGraph()
    let event = try #require(recorder.trace().events.last)
    #expect(event.kind == .graph)
    #expect(event.graph == recorder.objectGraph())
    #expect(event.number == nil)
    withExtendedLifetime(view) {}
  }
}

struct KnotBox {
  let child: KnotGuest
}

@Role(.view) final class KnotView {
  @Unseen var child: KnotChild?
  var held: [String: KnotBox?] = [:]
}

@Role("Child", as: .presenter, checks: .off) final class KnotChild {
  @Unseen private var parent: KnotView

  init(parent: KnotView) { self.parent = parent }
}

@Role("Guest", as: .presenter) final class KnotGuest {
  @Unseen private unowned var parent: KnotView

  init(parent: KnotView) { self.parent = parent }
}
