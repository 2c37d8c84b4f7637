import Testing
import TraceRecording
import Traces

/// Tests a module whose references cannot be replaced, recorded by its objects.
@Suite struct SchoolTests {
  @Test func `records every message with its sender`() async {
    let recorder = Recorder()
    let view = await recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      view.presenter = presenter
      presenter.observer = view
      presenter.observers = [view]
      presenter.listWireframe = presenter.wireframe
      #expect(presenter.changes == 1)
      recorder.action("open", to: view) { view.press() }
      await recorder.action("reload", to: presenter) { await presenter.reload() }
      return view
    }
    #expect(view.heard == ["loading", "a", "pushed", "all", "b"])
    let said = recorder.trace().events.filter(\.isMessage).map(\.line)
    #expect(
      said == [
        "View -> Presenter open()", "Presenter -> View startLoading()",
        "Presenter -> Interactor load({closure})", "Interactor -> Presenter done([\"a\"])",
        "Presenter -> View show([\"a\"])",
        "Presenter -> Wireframe push(View)", "Wireframe -> View alert(\"pushed\")",
        "Presenter -> View alert(\"all\")", "Presenter -> Store fetch()",
        "Presenter -> View show([\"b\"])",
      ]
    )
  }

  @Test func `passes a closure that an alias hides and that must not outlive the call`() {
    let recorder = Recorder()
    let visited = recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      return withExtendedLifetime(view) {
        recorder.action("visit", to: presenter) { presenter.visit() }
      }
    }
    #expect(visited == ["c"])
    #expect(recorder.trace().events.contains { $0.label == "visit({closure})" })
  }

  @Test func `records where an extension sends or loses a message`() {
    let recorder = Recorder()
    recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      presenter.watcher = view
      for _ in 1...2 {
        recorder.action("watch", to: view) { presenter.watch() }
        presenter.watcher = nil
      }
      recorder.action("unwatch", to: view) { presenter.unwatch() }
      withExtendedLifetime(view) {}
    }
    let events = recorder.trace().events
    let line = CodeLocation(
      file: "SchoolTests.swift",
      line: schoolExtensionLine + 7,
      function: "watch()"
    )
    #expect(events.first { $0.label == "alert(\"watched\")" }?.location == line)
    let lost = events.filter { $0.kind == .lost }
    #expect(lost.map(\.candidates) == [["alert(_:)"]])
    #expect(lost.map(\.location) == [line])
  }
}

// Code as the schools of VIPER write it, with references that no stand-in could replace: no protocol has an attribute.

protocol LoadingView: AnyObject { func startLoading() }
protocol AlertView: AnyObject { func alert(_ text: String) }

/// Two parents, an associated type, a static requirement and an initializer.
protocol SchoolViewProtocol: LoadingView, AlertView {
  associatedtype Row
  func show(_ row: Row)
  static func make() -> Self
  init()
}

protocol SchoolInput: AnyObject { func open() }
protocol SchoolOutput: AnyObject { func didLoad(_ rows: [String]) }
/// An alias with the name of a boundary, for a composition.
typealias SchoolPresenterProtocol = SchoolInput & SchoolOutput
typealias SchoolCompletion = ([String]) -> Void
typealias SchoolCallback = (String) -> Void

protocol SchoolInteracting: AnyObject {
  func load(_ done: @escaping SchoolCompletion)
  func visit(_ each: SchoolCallback)
}
protocol SchoolService: Actor { func fetch() -> [String] }

/// Returns an object of a container; a property with this initial value needs no written type.
func resolve<Service>(_ type: Service.Type) -> Service? {
  SchoolInteractor() as? Service
}

@Role(.view) final class SchoolView: SchoolViewProtocol {
  var presenter: SchoolPresenterProtocol?
  @Unseen private(set) var heard: [String] = []

  func startLoading() { heard.append("loading") }
  func alert(_ text: String) { heard.append(text) }
  func show(_ row: [String]) { heard += row }
  static func make() -> SchoolView { SchoolView() }
  func press() { presenter?.open() }
}

class SchoolBasePresenter {
  weak var observer: (any LoadingView)?
}

/// A concrete collaborator.
@Role("Wireframe", as: .router) final class SchoolWireframe {
  private(set) var steps = 0 { didSet { last = oldValue } }
  private var last = 0

  func push(_ view: some AlertView) {
    steps += 1
    view.alert("pushed")
  }
}

@Role(.interactor, checks: .off) final class SchoolInteractor: SchoolInteracting {
  func load(_ done: @escaping SchoolCompletion) { done(["a"]) }
  func visit(_ each: SchoolCallback) { each("c") }
}

@Role(.store) actor SchoolStore: SchoolService {
  func fetch() -> [String] { ["b"] }
}

@Role(.presenter)
final class SchoolPresenter<View: SchoolViewProtocol>: SchoolBasePresenter, SchoolPresenterProtocol
where View.Row == [String] {
  unowned let view: View
  let interactor = resolve((any SchoolInteracting).self) ?? SchoolInteractor()
  lazy var wireframe = SchoolWireframe()
  var listWireframe: SchoolWireframe? { didSet { changes += 1 } }
  private(set) var changes = 0
  var observers: [any AlertView] = []
  @Seam weak var watcher: (any AlertView)?
  let service: any SchoolService = SchoolStore()

  init(_ view: View) { self.view = view }

  func open() {
    observer?.startLoading()
    interactor.load { [weak self] rows in self?.didLoad(rows) }
    listWireframe?.push(view)
    for observer in observers { observer.alert("all") }
  }
  func didLoad(_ rows: [String]) { view.show(rows) }
}

/// The line of the extension below.
let schoolExtensionLine = #line + 2

@Role extension SchoolPresenter {
  func reload() async { view.show(await service.fetch()) }
  func visit() -> [String] {
    var visited: [String] = []
    interactor.visit { visited.append($0) }
    return visited
  }
  func watch() { watcher?.alert("watched") }
  func unwatch() {
    if watcher != nil { watcher = nil }
  }
}
