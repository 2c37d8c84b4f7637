import TraceRecording

/// A View that a closure in its ViewModel retains.
enum StrongClosureRepair {
  static let repair = Repair(
    "strong-closure",
    "[weak self] in ViewModel.onChange",
    delivers: "onChange",
    broken: { play(Broken.ClockView(ClockViewModel()), in: $0) },
    repaired: { play(Repaired.ClockView(ClockViewModel()), in: $0) }
  )

  enum Broken {
    @Role(.view) final class ClockView: ClockScreen {
      private let viewModel: ClockViewModel
      private var text = ""

      init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }

      func viewDidLoad() {
        viewModel.onChange = { text in self.show(text) }
        viewModel.start()
      }
      private func show(_ text: String) { self.text = text }
    }
  }

  enum Repaired {
    @Role(.view) final class ClockView: ClockScreen {
      private let viewModel: ClockViewModel
      private var text = ""

      init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }

      func viewDidLoad() {
        viewModel.onChange = { [weak self] text in self?.show(text) }
        viewModel.start()
      }
      private func show(_ text: String) { self.text = text }
    }
  }

  protocol ClockScreen: AnyObject { func viewDidLoad() }

  @Role(.viewModel) final class ClockViewModel {
    @Seam var onChange: ((String) -> Void)?

    func start() { onChange?("12:00") }
  }

  /// Opens and leaves the screen, which the app then releases.
  private static func play(_ make: @autoclosure () -> any ClockScreen, in recorder: Recorder)
    -> Any
  {
    _ = recorder.play({ make() }, ("open", { $0.viewDidLoad() }), ("back", { _ in }))
    return ()
  }
}

/// A Presenter that an open request retains, and that updates the View of a screen that was left.
enum LateReplyRepair {
  static let repair = Repair(
    "late-reply",
    "[weak self], or cancel the request when the screen is left",
    delivers: "showTitle",
    broken: { play({ Broken.FeedPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.FeedPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() {
        view?.showTitle("Feed")
        repository.fetch { rows in self.view?.show(rows) }
      }
      func refresh() {}
    }
  }

  enum Repaired {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() {
        view?.showTitle("Feed")
        repository.fetch { [weak self] rows in self?.view?.show(rows) }
      }
      func refresh() {}
    }
  }

  /// Opens and leaves the screen, which the app releases before the server answers.
  private static func play(
    _ make: (FeedRepository) -> any FeedPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    let server = SlowServer()
    func assemble() -> FeedView { FeedModule.assemble(make(FeedRepository(server))) }
    _ = recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("back", { _ in }))
    recorder.recording { server.answer(["News"]) }
    return server
  }
}
