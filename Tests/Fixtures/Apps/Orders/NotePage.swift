import StageKit
import TraceRecording

/// The page of one order, laid out without a storyboard.
@Role(.view) final class NoteViewController: UIViewController {
  weak var output: NoteModuleOutput?
  private let order: Order
  private let noteView = NoteView()

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = noteView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Order \(order.number)"
    noteView.field.text = order.note
    noteView.field.addAction(
      UIAction { [weak self] _ in self?.noteView.button.isEnabled = true },
      for: .editingChanged
    )
    noteView.button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  private func send() {
    let haste = noteView.urgent.isOn ? "!" : ""
    let size = noteView.size.titleForSegment(at: noteView.size.selectedSegmentIndex) ?? ""
    let note = "\(noteView.field.text ?? "")\(haste), \(size.lowercased())"
    output?.didWrite(note, on: order.number)
    navigationController?.popViewController(animated: true)
  }
}

final class NoteView: UIView {
  let field = UITextField()
  let urgent = UISwitch()
  let size = UISegmentedControl(items: ["Small", "Large"])
  let button = UIButton(type: .system)

  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [label, field, urgent, size, button])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  private let label: UILabel = {
    let label = UILabel()
    label.text = "What shall be changed?"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    urgent.accessibilityLabel = "Urgent"
    size.selectedSegmentIndex = 0
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    addSubview(stack)
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func layOut() {
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
