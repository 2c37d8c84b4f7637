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
