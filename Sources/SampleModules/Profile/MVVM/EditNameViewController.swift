import Stage
import TraceRecording

/// Lets the user edit the name; closes after Save or Cancel.
@Role(.view)
final class EditNameViewController: ViewController {
  private var viewModel: EditNameViewModelProtocol

  private let nameField = TextField(placeholder: "Name")

  init(viewModel: EditNameViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit name"
    nameField.text = viewModel.name
    view.addSubview(nameField)
    view.addSubview(Button(title: "Save") { [weak self] in self?.save() })
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.close() })
  }

  private func save() {
    viewModel.save(nameField.text ?? "")
    close()
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
