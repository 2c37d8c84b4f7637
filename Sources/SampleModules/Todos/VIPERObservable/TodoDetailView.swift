import Stage
import TodosShared
import TraceRecording

/// The screen of one to-do, drawn from its Presenter.
@Role(.view)
final class TodoDetailView: ScreenView {
  private var presenter: TodoDetailPresentation

  init(presenter: TodoDetailPresentation) {
    self.presenter = presenter
    super.init()
  }

  override var body: [Element] {
    let page = presenter.page
    return [
      .title(page.title),
      .text(page.content),
      .text(presenter.message),
      .button("Edit") { [weak self] in self?.askForTexts(page) },
      .button("Delete") { [weak self] in self?.deleteTodo() },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task { [presenter] in await presenter.appear() }
  }

  private func askForTexts(_ page: TodoPage) {
    let texts = (page.title, page.content)
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func editTodo(title: String, content: String) {
    task { [presenter] in await presenter.editTodo(title: title, content: content) }
  }

  private func deleteTodo() {
    task { [presenter] in await presenter.deleteTodo() }
  }
}
