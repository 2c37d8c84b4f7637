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
