import StageKit
import TraceRecording

/// The page of one order, laid out without a storyboard.
@Role(.view) final class NoteViewController: UIViewController {
  weak var output: NoteModuleOutput?
  private let order: Order
  private let field = UITextField()
  private let label = UILabel()

  init(order: Order) {
    self.order = order
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Order \(order.number)"
    label.text = "What shall be changed?"
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    field.text = order.note
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, field, button])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func send() {
    output?.didWrite(field.text ?? "", on: order.number)
    navigationController?.popViewController(animated: true)
  }
}
