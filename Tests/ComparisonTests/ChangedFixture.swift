import ComparisonData
import Stage

@testable import Comparison

/// A small variant before and after a change, with figures counted by hand.
enum ChangedFixture {
  static let contract = """
    import TraceRecording

    /// What the View may ask.
    @Doubled
    protocol ClockPresenterProtocol: AnyObject {
      func start()
    }

    @Doubled
    protocol ClockViewProtocol: AnyObject {
      func show(_ time: String)
    }
    """

  static let presenter = """
    @Role(.presenter)
    final class ClockPresenter: ClockPresenterProtocol {
      func start() {
        view?.show("noon")
      }
    }
    """

  static let view = """
    @Role(.view)
    final class ClockView: ClockViewProtocol {
      func show(_ time: String) {}
    }
    """

  static let text = "struct ClockText { let noon: String }"

  /// The contract with one more requirement and another comment.
  static let laterContract = contract.replacing("may ask", with: "asks")
    .replacing("  func start()\n", with: "  func start()\n  func stop()\n")

  /// The Presenter with one line changed and two added.
  static let laterPresenter = presenter.replacing("noon", with: "midnight")
    .replacing("  }\n}", with: "  }\n  func stop() { view = nil }\n  var isOn = false\n}")

  static let laterView = "/// Draws.\n" + view

  static let button = """
    import Stage

    @Role(.view)
    final class StopButton {
    }
    """

  static var before: Variant {
    variant([
      ("Contract.swift", contract), ("Presenter.swift", presenter), ("View.swift", view),
      ("Text.swift", text),
    ])
  }

  static var after: Variant {
    variant([
      ("Contract.swift", laterContract), ("Presenter.swift", laterPresenter),
      ("View.swift", laterView), ("Button.swift", button),
    ])
  }

  static func variant(_ files: [(name: String, text: String)]) -> Variant {
    Variant(
      .viper,
      manifest: Manifest(files: files.map(\.name)),
      sources: files.map { SourceFile(name: $0.name, text: $0.text) }
    ) { _ in ViewController() }
  }
}
