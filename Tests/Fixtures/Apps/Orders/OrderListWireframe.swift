import StageKit
import TraceRecording

@Role(.router) final class OrderListWireframe: OrderListWireframeInput {
  private weak var viewController: UIViewController?
  @Unseen private weak var presenter: OrderListPresenter?

  static func assemble() -> UIViewController {
    let view = OrderListViewController(style: .plain)
    let presenter = OrderListPresenter()
    let interactor = OrderListInteractor()
    let wireframe = OrderListWireframe()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.output = presenter
    wireframe.viewController = view
    wireframe.presenter = presenter
    return UINavigationController(rootViewController: view)
  }

  func openNote(of order: Order) {
    let note = NoteViewController(order: order)
    note.output = presenter
    viewController?.navigationController?.pushViewController(note, animated: true)
  }
}
