import Testing
import TraceRecording
import Traces

/// Tests calls of stored closures and completion handlers, which are messages.
@Suite struct ClosureTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  @Test func `records the receiver of a stored closure set through a boundary`() {
    let view = recorder.recording { CounterView(CounterViewModel()) }
    conversation.open(view)
    #expect(view.shown == [1, 2])
    #expect(
      conversation.rows == [
        "1: User action View open",
        "2 in 1: View call ViewModel load()",
        "3 in 2: ViewModel call View onChange([1, 2])",
      ]
    )
    let wired = recorder.trace().events.last { $0.kind == .wired }
    #expect(wired?.receiver?.name == "View")
    #expect(wired?.seam == Seam("onChange", as: "closure"))
  }

  @Test func `names the lost call of a stored closure that was not set`() throws {
    recorder.recording {
      let viewModel = CounterViewModel()
      recorder.action("load", to: viewModel) { viewModel.load() }
    }
    let event = try #require(recorder.trace().events.first { $0.kind == .lost })
    #expect(conversation.line(event) == "2 in 1: ViewModel lost - onChange(_:)")
    #expect(event.seam?.property == "onChange")
  }

  @Test func `records a completion handler as a call back`() throws {
    let presenter = recorder.recording { LoadingPresenter(LoadingInteractor()) }
    recorder.act("load", to: presenter) {
      recorder.stageCall("load()", on: presenter) { presenter.load() }
    }
    #expect(presenter.result == 3)
    #expect(
      conversation.rows == [
        "1: User action Presenter load",
        "2 in 1: Presenter call Interactor load(from: 1, then: {closure})",
        "3 in 2: Interactor call Presenter completion(3)",
        "4 in 3: Presenter lost - show(_:)",
      ]
    )
    let lost = try #require(recorder.trace().events.last { $0.kind == .lost })
    #expect(lost.location?.function == "load()")
  }

  // MARK: Faults

  @Test func `drops the call of a stored closure, and doubles that of a completion handler`() throws
  {
    try recorder.inject(.drop, "ViewModel -> View onChange")
    try recorder.inject(.double, "Interactor -> Presenter completion")
    let view = recorder.recording { CounterView(CounterViewModel()) }
    let presenter = recorder.recording { LoadingPresenter(LoadingInteractor()) }
    conversation.open(view)
    #expect(view.shown.isEmpty)
    recorder.act("load", to: presenter) { presenter.load() }
    #expect(conversation.rows.count { $0.contains("completion(3)") } == 2)
    #expect(recorder.idleFaults.isEmpty)
  }
}

@Proxied protocol CounterViewModelProtocol: AnyObject {
  var onChange: (([Int]) -> Void)? { get set }
  func load()
}

@Role(.viewModel) final class CounterViewModel: CounterViewModelProtocol {
  @Seam var onChange: (([Int]) -> Void)?

  func load() { onChange?([1, 2]) }
}

@Role(.view) final class CounterView: ViewController {
  private(set) var viewModel: any CounterViewModelProtocol
  private(set) var shown: [Int] = []

  init(_ viewModel: any CounterViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    viewModel.onChange = { [weak self] in self?.shown = $0 }
    viewModel.load()
  }
}

@Proxied protocol LoadingInteractorProtocol: AnyObject {
  func load(from start: Int, then completion: @escaping (Int) -> Void)
}

@Proxied protocol LoadingViewProtocol: AnyObject {
  func show(_ number: Int)
}

@Role(.interactor) final class LoadingInteractor: LoadingInteractorProtocol {
  func load(from start: Int, then completion: @escaping (Int) -> Void) { completion(start + 2) }
}

@Role(.presenter) final class LoadingPresenter {
  var interactor: LoadingInteractorProtocol?
  weak var view: LoadingViewProtocol?
  private(set) var result = 0

  init(_ interactor: LoadingInteractorProtocol? = nil) { self.interactor = interactor }

  func load() {
    interactor?.load(from: 1) { [weak self] number in
      self?.result = number
      self?.view?.show(number)
    }
  }

  func reload() { view?.show(0) }
}

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
