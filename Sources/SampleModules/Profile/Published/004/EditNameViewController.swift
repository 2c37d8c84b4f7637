import Stage
import TraceRecording

/// Who is told what was done with the name.
@Traced
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
  func editNameViewControllerDidCancel()
}

/// Takes a name in, and says how it was left, unless by the back button.
@Role(.view)
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
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.cancel() })
  }

  private func save() {
    delegate?.editNameViewControllerDidSave(nameField.text ?? "")
  }

  private func cancel() {
    delegate?.editNameViewControllerDidCancel()
  }
}
