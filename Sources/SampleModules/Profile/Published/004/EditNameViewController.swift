import Publishing
import Stage
import TraceRecording

/// Who is told what was done with the name.
@Doubled
protocol EditNameViewControllerDelegate: AnyObject {
  func editNameViewControllerDidSave(_ name: String)
  func editNameViewControllerDidCancel()
}

/// Takes a name in, and says how it was left, unless by the back button.
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
