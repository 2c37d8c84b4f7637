import SeededRandom
import Testing
import TraceRecording
import Traces

/// Strong references, whose stand-in is kept: what nobody sent has a row, and what was sent has none of these.
@Suite struct KeptStandInTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  private func makeView() -> VaultView {
    let view = VaultView()
    view.presenter = VaultPresenter(VaultInteractor(), VaultRouter())
    return view
  }

  /// The messages that went astray while a View asks its Presenter to run that.
  private func lines(times: Int = 1, _ body: @escaping (VaultBasePresenter) -> Void) -> [String] {
    recorder.recording {
      let view = makeView()
      (behindStandIn(view.presenter as Any) as? VaultPresenter)?.body = body
      recorder.action("open", to: view) {
        recorder.stageCall("viewDidAppear()", on: view) {
          for _ in 0..<times { view.presenter?.run() }
        }
      }
    }
    return lost
  }

  private func lines(later body: @escaping (VaultBasePresenter) async -> Void) async -> [String] {
    let view = recorder.recording { makeView() }
    (behindStandIn(view.presenter as Any) as? VaultPresenter)?.later = body
    await recorder.recording {
      await recorder.action("open", to: view) { await view.presenter?.runLater() }
    }
    return lost
  }

  private var lost: [String] {
    recorder.trace().events.filter { $0.kind == .lost }.map {
      "\(conversation.line($0)) \($0.seam?.property ?? "-") \($0.loss?.rawValue ?? "-")"
    }
  }

  private let unused = "3 in 2: Presenter lost Interactor  interactor stand-in"

  // MARK: - What a stand-in cannot stand

  @Test func `tells of a cast`() {
    #expect(lines { _ = $0.interactor as? VaultInteractor } == [unused])
  }

  @Test func `tells of a cast before a message on the same reference`() {
    let lines = lines {
      _ = $0.interactor as? VaultInteractor
      $0.interactor?.store(1)
    }
    #expect(lines == ["4 in 2: Presenter lost Interactor  interactor stand-in"])
  }

  @Test func `tells of a cast in an argument`() {
    let lines = lines { $0.router.open(($0.interactor as? VaultInteractor)?.count ?? 0) }
    #expect(lines == ["4 in 2: Presenter lost Interactor  interactor stand-in"])
  }

  @Test func `tells of a reference that is never nil, and of two references`() {
    let lines = lines {
      _ = $0.router as? VaultRouter
      _ = $0.interactor as? VaultInteractor
    }
    #expect(
      lines == [
        "3 in 2: Presenter lost Router  router stand-in",
        "4 in 2: Presenter lost Interactor  interactor stand-in",
      ]
    )
  }

  @Test func `tells of a cast in a protocol's default method and in a subclass`() {
    recorder.recording {
      let view = makeView()
      recorder.action("open", to: view) {
        recorder.stageCall("appear()", on: view) { view.presenter?.cast() }
      }
    }
    #expect(
      lost == [
        "3 in 2: Presenter lost Interactor  interactor stand-in",
        "4 in 2: Presenter lost Router  router stand-in",
      ]
    )
  }

  @Test func `tells of a cast in a method that the stage calls`() {
    recorder.recording {
      let view = makeView()
      recorder.action("open", to: view) {
        recorder.stageCall("viewDidLoad()", on: view) { view.viewDidLoad() }
      }
    }
    #expect(lost == ["2 in 1: View lost Presenter  presenter stand-in"])
  }

  @Test func `tells of each place once`() {
    #expect(lines(times: 3) { _ = $0.interactor as? VaultInteractor } == [unused])
  }

  @Test func `tells of a cast after a suspension`() async {
    let lines = await lines { presenter in
      await Task.yield()
      _ = presenter.interactor as? VaultInteractor
    }
    #expect(lines.count == 1)
  }

  // MARK: - What it can stand

  @Test func `says nothing where arguments read references before anything is sent`() {
    #expect(lines { $0.router.open($0.interactor?.count ?? 0) } == [])
    #expect(lines { $0.interactor?.store($0.interactor?.count ?? 0) } == [])
    #expect(
      lines {
        $0.interactor?.store(($0.interactor?.count ?? 0) + ($0.interactor?.count ?? 0))
        $0.router.open($0.interactor?.count ?? 0)
      } == []
    )
  }

  @Test func `says nothing where one read serves several messages`() {
    let lines = lines {
      let interactor = $0.interactor
      interactor?.store(1)
      interactor?.store(2)
    }
    #expect(lines == [])
  }

  @Test func `says nothing where the reference is handed on, kept or compared`() {
    #expect(lines { presenter in presenter.interactor.map { presenter.router.hand($0) } } == [])
    #expect(lines { $0.helper.kept = $0.interactor } == [])
    #expect(lines { $0.helper.router = $0.router as AnyObject } == [])
    #expect(lines { _ = $0.interactor as AnyObject === $0.router as AnyObject } == [])
  }

  @Test func `says nothing where somebody asks for the object itself`() {
    #expect(lines { _ = behindStandIn($0.interactor as Any) as? VaultInteractor } == [])
  }

  @Test(arguments: [true, false])
  func `says nothing where the source only looks`(isReady: Bool) {
    recorder.recording {
      let view = makeView()
      recorder.action("open", to: view) {
        recorder.stageCall("viewDidAppear()", on: view) { view.presenter?.look(isReady) }
      }
    }
    #expect(lost == [])
  }

  @Test func `says nothing of what is read outside of all messages`() {
    recorder.recording {
      let view = makeView()
      for _ in 0..<3 { _ = view.presenter as? VaultPresenter }
      recorder.action("open", to: view) {
        recorder.stageCall("viewDidAppear()", on: view) { view.presenter?.look(true) }
      }
    }
    #expect(lost == [])
  }

  @Test func `says nothing of a reference that was forgotten or set anew`() {
    #expect(lines { if $0.interactor != nil { $0.interactor = nil } } == [])
    #expect(lines { if $0.interactor != nil { $0.interactor = VaultInteractor() } } == [])
  }

  @Test func `says nothing while a fault is in`() {
    recorder.inject(.nil, at: "View.other")
    #expect(lines { _ = $0.interactor as? VaultInteractor } == [])
  }

  @Test func `says nothing of answers that come on other threads`() async {
    let lines = await lines { presenter in
      for _ in 0..<20 {
        presenter.router.open(await presenter.interactor?.load() ?? 0)
        await Task.yield()
        presenter.interactor?.store(await presenter.interactor?.load() ?? 0)
      }
    }
    #expect(lines == [])
  }

  // MARK: - Any order

  /// What a function does with its references: casts one, or sends something, whose argument may do so too.
  private indirect enum Deed {
    case cast(ofRouter: Bool)
    case send(toRouter: Bool, argument: [Deed])

    init(_ random: inout SplitMix64, depth: Int = 0) {
      let isRouter = Bool.random(using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        self = .cast(ofRouter: isRouter)
      } else {
        let count = depth == 3 ? 0 : Int.random(in: 0...2, using: &random)
        self = .send(
          toRouter: isRouter,
          argument: (0..<count).map { _ in Deed(&random, depth: depth + 1) }
        )
      }
    }

    func run(_ presenter: VaultBasePresenter) -> Int {
      switch self {
      case .cast(true): _ = presenter.router as? VaultRouter
      case .cast(false): _ = presenter.interactor as? VaultInteractor
      case .send(true, let argument):
        presenter.router.open(argument.map { $0.run(presenter) }.count)
      case .send(false, let argument):
        presenter.interactor?.store(argument.map { $0.run(presenter) }.count)
      }
      return 1
    }

    /// Whether one of the references is cast.
    func casts(_ isRouter: Bool) -> Bool {
      switch self {
      case .cast(let ofRouter): ofRouter == isRouter
      case .send(_, let argument): argument.contains { $0.casts(isRouter) }
      }
    }

    /// How often a reference is read.
    var count: Int {
      switch self {
      case .cast: 1
      case .send(_, let argument): argument.reduce(1) { $0 + $1.count }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `tells of a reference if and only if it was cast`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var deeds: [Deed] = []
    while deeds.reduce(0, { $0 + $1.count }) < 5 { deeds.append(Deed(&random)) }
    guard deeds.reduce(0, { $0 + $1.count }) <= 8 else { return }
    let lines = lines { [deeds] presenter in for deed in deeds { _ = deed.run(presenter) } }
    let names = [true, false].filter { isRouter in deeds.contains { $0.casts(isRouter) } }
      .map { $0 ? "router" : "interactor" }
    #expect(
      Set(lines.compactMap { $0.split(separator: " ").dropLast().last.map(String.init) })
        == Set(names)
    )
  }
}
