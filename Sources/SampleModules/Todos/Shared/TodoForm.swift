import Stage

/// The form that asks for the title and the content of a to-do.
public enum TodoForm {
  /// Returns an alert with two fields, filled with the given texts or empty.
  public static func alert(
    _ title: String,
    filledWith texts: (title: String, content: String)? = nil,
    onConfirm: @escaping (_ title: String, _ content: String) -> Void
  ) -> AlertController {
    let alert = AlertController(title: title)
    alert.addTextField {
      $0.placeholder = "Title"
      $0.text = texts?.title
    }
    alert.addTextField {
      $0.placeholder = "Content"
      $0.text = texts?.content
    }
    let fields = alert.textFields
    alert.addAction(
      AlertAction(title: "Confirm") { _ in onConfirm(fields[0].text ?? "", fields[1].text ?? "") }
    )
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
