import Stage
import TraceRecording

/// Receives the name that the user saved.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
}

/// Lets the user edit the name; closes after Save or Cancel.
@Role(.controller)
final class EditNameViewController: ViewController {
  weak var delegate: EditNameViewControllerDelegate?

  private let name: String
  private let nameField = TextField(placeholder: "Name")

  init(name: String) {
    self.name = name
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit name"
    nameField.text = name
    view.addSubview(nameField)
    view.addSubview(Button(title: "Save") { [weak self] in self?.save() })
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.close() })
  }

  private func save() {
    delegate?.editNameViewControllerDidSave(nameField.text ?? "")
    close()
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
