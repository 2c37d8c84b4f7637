import Testing
import TraceRecording
import Traces

/// What is left of the attributes where a target sets `TRACING_OFF`.
@Suite struct ProductionTests {
  @Test func `leaves an object as large as without attributes`() {
    #expect(size(of: MeterPresenter(view: MeterView())) == size(of: PlainMeterPresenter()))
  }

  @Test func `hands out the object itself though a recorder records`() {
    let recorder = Recorder()
    recorder.recording {
      let view = MeterView()
      let presenter = MeterPresenter(view: view)
      let interactor = MeterInteractor()
      presenter.interactor = interactor
      recorder.action("measure", to: presenter) { presenter.measure() }
      #expect(presenter.interactor is MeterInteractor)
      #expect(view.shown == [7])
    }
    #expect(recorder.trace().events.map(\.kind) == [.action])
  }

  @Test func `leaves the body of a method alone that would record its own calls`() {
    let recorder = Recorder()
    recorder.recording {
      let store = MeterStore()
      #expect(store.read() == "read()")
      #expect(store.names() == ["names()"])
      #expect(size(of: store) == size(of: PlainMeterStore()))
    }
    #expect(recorder.trace().events.isEmpty)
  }

  @Test func `keeps a reference weak`() {
    let presenter = MeterPresenter(view: MeterView())
    presenter.measure()
    #expect(presenter.hasView == false)
  }

  private func size(of object: AnyObject) -> Int {
    MemoryLayout.size(ofValue: object)
      + Mirror(reflecting: object).children.reduce(0) {
        $0 + size($1.value)
      }
  }

  private func size(_ value: Any) -> Int {
    func size<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: size)
  }
}

@Doubled protocol MeterViewProtocol: AnyObject {
  func show(_ number: Int)
}

@Doubled protocol MeterInteractorProtocol: AnyObject {
  var onReading: ((Int) -> Void)? { get set }
  func read()
}

@Role(.view) final class MeterView: MeterViewProtocol {
  private(set) var shown: [Int] = []

  func show(_ number: Int) { shown.append(number) }
}

@Role(.interactor) final class MeterInteractor: MeterInteractorProtocol {
  @Seam var onReading: ((Int) -> Void)?

  func read() { onReading?(7) }
}

@Role(.presenter) final class MeterPresenter {
  private weak var view: (any MeterViewProtocol)?
  var interactor: (any MeterInteractorProtocol)?

  init(view: any MeterViewProtocol) { self.view = view }

  var hasView: Bool { view != nil }

  func measure() {
    interactor?.onReading = { [weak self] in self?.view?.show($0) }
    interactor?.read()
  }
}

final class PlainMeterPresenter {
  weak var view: (any MeterViewProtocol)?
  var interactor: (any MeterInteractorProtocol)?
}

@Role(.store) final class MeterStore {
  weak var output: (any MeterViewProtocol)?

  func read() -> String { #function }
}

@Role extension MeterStore {
  func names() -> [String] { [1].map { [weak self] _ in self == nil ? "" : #function } }
}

final class PlainMeterStore {
  weak var output: (any MeterViewProtocol)?
}
