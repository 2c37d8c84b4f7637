import Publishing
import Stage
import TraceRecording

/// Who is told what was done with the name.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
  func editNameViewControllerDidCancel()
  func editNameViewControllerDidClose()
}

/// Takes a name in, and says how it was left: also by the back button.
@Role(.view)
final class EditNameViewController: ViewController {
  weak var delegate: EditNameViewControllerDelegate?

  private var presenter: EditNamePresenterProtocol
  private var subscription: Subscription?

  private let nameField = TextField(placeholder: "Name")

  init(presenter: EditNamePresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit name"
    view.addSubview(nameField)
    view.addSubview(Button(title: "Save") { [weak self] in self?.save() })
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.cancel() })
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { delegate?.editNameViewControllerDidClose() }
  }

  private func render(_ state: EditNameViewState) {
    nameField.text = state.name
  }

  private func save() {
    delegate?.editNameViewControllerDidSave(nameField.text ?? "")
  }

  private func cancel() {
    delegate?.editNameViewControllerDidCancel()
  }
}
