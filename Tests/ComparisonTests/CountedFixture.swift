import ComparisonData
import Stage
import Traces

@testable import Comparison

/// A small variant with figures counted by hand; the comments of the tests say how.
enum CountedFixture {
  static let contract = """
    import Stage
    import TraceRecording

    /// What the Presenter may ask.
    @Doubled
    protocol NoteViewProtocol: AnyObject {
      func show(_ notes: [String])
      func viewDidLoad()
    }

    @Doubled protocol NotePresenterProtocol: AnyObject {
      func viewDidLoad()
      func select(
        at index: Int
      )
      var title: String { get }
      var onChange: ((Int, String) -> Void)? { get set }
    }
    """

  static let presenter = """
    import TraceRecording

    @Role(.presenter)
    final class NotePresenter: NotePresenterProtocol {
      weak var view: NoteViewProtocol?
      var router: NoteRouter?
      var onChange: ((Int, String) -> Void)?
      let title = "Notes { /* not a comment"

      func viewDidLoad() {
        // nothing but this call: forwards
        view?.show(["a \\(NoteText.line(1)) b"])
      }

      func select(at index: Int) {
        router?.open(at: index)
      }

      private func text(for number: Int) -> String {
        NoteText.line(number)
      }
    }

    extension NotePresenter: NoteListener {
      func heard(_ text: String, at place: Int) { onChange?(place, text) }
      func said(_ text: String, at place: Int) { _ = self.router?.say(text, at: place) }
    }

    protocol NoteListener { }
    """

  static let view = """
    import Stage
    import TraceRecording

    @Role(.view) final class NoteViewController: ViewController, NoteViewProtocol {
      var presenter: NotePresenterProtocol?
      private let table = TableView()

      init(presenter: NotePresenterProtocol) {
        self.presenter = presenter
        super.init()
      }

      func show(_ notes: [String]) {}

      override func viewDidLoad() {
        super.viewDidLoad()
      }
    }
    """

  static let router = """
    import Stage
    import TraceRecording

    @Role("Wireframe", as: .router) final class NoteRouter {
      enum Way { case up, down }

      static func make() -> ViewController {
        NoteViewController(presenter: NotePresenter())
      }

      func open(at index: Int) { guard index > 0 else { return }; say("x", at: index) }
      func say(_ text: String, at place: Int) {}
    }

    enum NoteText {
      static func line(_ number: Int) -> String { "\\(number)" }
    }
    """

  static var variant: Variant {
    Variant(
      .viper,
      manifest: Manifest(
        files: ["Contract.swift", "Presenter.swift", "View.swift", "Router.swift"]
      ),
      sources: [
        SourceFile(name: "Contract.swift", text: contract),
        SourceFile(name: "Presenter.swift", text: presenter),
        SourceFile(name: "Router.swift", text: router),
        SourceFile(name: "View.swift", text: view),
        SourceFile(name: "Variant.swift", text: "extension Variant {}"),
      ]
    ) { _ in ViewController() }
  }

  static func count(_ name: String) -> Measurement? {
    let source = VariantSource(variant)
    let roles = source.outline.roles
    let byRole = roles.map(SourceMeasure.lines) + roles.map(SourceMeasure.coupling)
    return (SourceMeasure.all + byRole).first { $0.name == name }?.count(source)
  }
}

extension VariantSource {
  /// Creates the source of a variant with one file, `A.swift`.
  init(text: String, entities: [String] = [], methods: [Responsibility: String] = [:]) {
    let file = SourceFile(name: "A.swift", text: text)
    self.init(Manifest(files: [file.name]), [file], entities: entities, methods: methods)
  }
}
