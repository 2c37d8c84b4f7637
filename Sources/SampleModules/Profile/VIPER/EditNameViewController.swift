import Stage
import TraceRecording

/// Lets the user edit the name, and passes Save and Cancel to the Presenter.
@Role(.view)
final class EditNameViewController: ViewController, EditNameViewInput {
  var presenter: EditNamePresentation?

  private let nameField = TextField(placeholder: "Name")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit name"
    view.addSubview(nameField)
    view.addSubview(Button(title: "Save") { [weak self] in self?.save() })
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.presenter?.didTapCancel() })
    presenter?.viewDidLoad()
  }

  private func save() {
    presenter?.didTapSave(name: nameField.text ?? "")
  }

  // MARK: - EditNameViewInput

  func showName(_ name: String) {
    nameField.text = name
  }
}
