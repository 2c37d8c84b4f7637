import Testing
import Traces

@testable import TraceRecording

@Suite struct ObjectGraphTests {
  private let recorder = Recorder()

  @Test func `names each reference with its property and strength, also in a trace`() throws {
    let view = recorder.makeList()
    let graph = recorder.objectGraph()
    let references = try Cases.lines("references of the list")
    #expect(
      graph.references.map { "\($0.owner).\($0.property) \($0.strength) \($0.target)" }
        == references
    )
    #expect(graph.cycles.isEmpty)
    recorder.recordObjectGraph()
    let event = try #require(recorder.trace().events.last)
    #expect(event.kind == .graph)
    #expect(event.graph == graph)
    #expect(event.number == nil)
    withExtendedLifetime(view) {}
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

  @Test func `reads fields of every shape, also those of a superclass`() throws {
    let (view, heir) = recorder.recording {
      let view = KnotView()
      return (view, KnotHeir(view))
    }
    let found = recorder.objectGraph(from: view, heir).references.filter { $0.owner.name == "Heir" }
    let fields = try Cases.lines("fields of every shape")
    #expect(found.map { "\($0.property) \($0.strength)" } == fields)
  }

  @Test func `contains the objects left after a module is released`() {
    weak var left: KnotView?
    recorder.recording {
      let view = KnotView()
      view.child = KnotChild(parent: view)
      left = view
      _ = recorder.makeList()
    }
    #expect(recorder.objectGraph().participants.map(\.name) == ["View", "Child"])
    let cycles = left.map { recorder.objectGraph(from: $0).cycles } ?? []
    #expect(cycles.map(\.description) == ["View -.child-> Child -.parent-> View"])
    left?.child = nil
    #expect(recorder.objectGraph().participants.isEmpty)
  }

  @Test func `contains a fake without a token as long as it lives`() {
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

  @Test func `leaves out objects that received no message while a whole process is recorded`() {
    let (ear, other) = recorder.recording { (Ear(), Ear()) }
    recorder.act("hear", to: ear) { ear.hear(1) }
    var builder = ObjectGraphBuilder(recorder, whileChanging: [])
    #expect(builder.graph().participants.map(\.name) == ["Ear", "Ear:2"])
    #expect(builder.unknownObjects.map(\.name) == ["Ear:2"])
    withExtendedLifetime((ear, other)) {}
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

/// A class that holds a View in fields with different memory layouts.
class KnotBase {
  weak var early: KnotView?
  let number = 7
  let object: AnyObject
  var none: AnyObject?
  let bound: any KnotBound

  init(_ view: KnotView) {
    early = view
    object = view
    bound = view
  }
}

protocol KnotBound: AnyObject {}
protocol KnotOpen {}
extension KnotView: KnotBound, KnotOpen {}

@Role("Heir", as: .presenter, checks: .off) final class KnotHeir: KnotBase {
  @Unseen var optional: (any KnotBound)?
  @Unseen weak var late: (any KnotBound)?
  @Unseen var open: any KnotOpen
  @Unseen var generic: Result<KnotView, any Error>
  @Unseen var text = "between"
  @Unseen var last: KnotView
  @Unseen lazy var idle: KnotView = last

  override init(_ view: KnotView) {
    optional = view
    late = view
    open = view
    generic = .success(view)
    last = view
    super.init(view)
    _ = idle
  }
}
