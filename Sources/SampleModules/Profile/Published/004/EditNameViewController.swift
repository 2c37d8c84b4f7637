import Publishing
import Stage
import TraceRecording

/// Receives Save with the new name, and Cancel.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
  func editNameViewControllerDidCancel()
}

/// Lets the user edit the name; reports Save and Cancel to the delegate, but not Back.
@Role(.view)
final class EditNameViewController: ViewController {
  weak var delegate: EditNameViewControllerDelegate?

  private var presenter: EditNamePresenterProtocol
  private let mainQueue: Queue
  private var subscription: Subscription?

  private let nameField = TextField(placeholder: "Name")

  init(presenter: EditNamePresenterProtocol, mainQueue: Queue) {
    self.presenter = presenter
    self.mainQueue = mainQueue
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit name"
    view.addSubview(nameField)
    view.addSubview(Button(title: "Save") { [weak self] in self?.save() })
    view.addSubview(Button(title: "Cancel") { [weak self] in self?.cancel() })
    bind()
  }

  private func bind() {
    subscription = presenter.bind().receive(on: mainQueue).subscribe { [weak self] in
      self?.nameField.text = $0
    }
  }

  private func save() {
    delegate?.editNameViewControllerDidSave(nameField.text ?? "")
  }

  private func cancel() {
    delegate?.editNameViewControllerDidCancel()
  }
}
