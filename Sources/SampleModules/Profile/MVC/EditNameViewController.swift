import Stage
import TraceRecording

/// Who is told the name that was saved.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
}

/// Takes a name in, and leaves when it is saved or given up.
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
