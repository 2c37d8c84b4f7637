import LabKit
import Stage
import TraceRecording
import Traces

// The module that the guides show, and declarations that it needs to compile.

@Doubled protocol CartViewProtocol: AnyObject { func showTotal(_ total: String) }

@Role(.presenter) final class CartPresenter: CartPresenterProtocol {
  weak var view: CartViewProtocol?  // a seam: every message through it is recorded
  var interactor: (any CartLoading)?  // a seam, because it is spelled `any`
  @Seam var onPaid: ((Int) -> Void)?  // a stored closure needs the attribute
  @Unseen weak var delegate: TableViewDelegate?  // not recorded

  func viewDidLoad() { interactor?.loadTotal() }
}

@Doubled protocol CartPresenterProtocol: AnyObject { func viewDidLoad() }
@Doubled protocol CartLoading: AnyObject { func loadTotal() }

@Role(.interactor) final class CartInteractor: CartLoading {
  weak var output: CartOutput?  // the object itself: no reference is replaced

  func loadTotal() { output?.didLoad(total: 3) }  // records the call and its sender
}

@Role extension CartInteractor {
  func discount(_ percent: Int) throws -> Int { percent }
}

protocol CartOutput: AnyObject { func didLoad(total: Int) }

extension Module {
  static var cart: Module {
    Module(
      name: "cart",
      title: "Cart",
      summary: "what was put into the cart",
      variants: [
        Variant(.viper) { surroundings in
          CartRouter.createModule(isEmpty: surroundings.condition == "empty")
        }
      ],
      scenarios: [
        Scenario(
          "open",
          "the cart opens",
          given: "ready",
          [.init(.open, shows: Screen(title: "Cart"))]
        )
      ]
    )
  }
}

enum CartRouter {
  static func createModule(isEmpty: Bool) -> ViewController {
    let view = ViewController()
    view.title = isEmpty ? "Empty" : "Cart"
    return view
  }
}

/// The laboratory of a team in one call.
func runLaboratory() async -> Int32 {
  func exit(_ status: Int32) -> Int32 { status }
  return
    exit(await Laboratory { [.cart] }.run(Array(CommandLine.arguments.dropFirst())))
}

/// A stand-in for the enum that the plug-in EmbedTexts generates from the folders beside this file.
enum EmbeddedTexts {
  static func files(in folder: String) -> [(name: StaticString, text: StaticString)] { [] }
}

/// The laboratory of a team with lessons.
func runLaboratoryWithLessons() async -> Int32 {
  var end: Int32 = 0
  func exit(_ status: Int32) { end = status }
  let laboratory = Laboratory(lessons: EmbeddedTexts.files(in: "Lessons")) { [.cart] }
  exit(await laboratory.run(Array(CommandLine.arguments.dropFirst())))
  return end
}

// The example of macro expansion in the guides.

@Role(.presenter) final class RatePresenter {
  weak var view: RateViewProtocol?

  func loaded(_ rate: Double) { view?.show(rate) }
}

@Role extension RatePresenter {
  func reload() { view?.show(1.2) }
}

@Doubled protocol RateViewProtocol: AnyObject {
  func show(_ rate: Double)
}
