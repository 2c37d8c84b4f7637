import Publishing
import Stage
import TraceRecording

/// Receives Save with the new name, and Cancel.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
  func editNameViewControllerDidCancel()
  func editNameViewControllerDidClose()
}

/// Lets the user edit the name; reports Save, Cancel and Back to the delegate.
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
