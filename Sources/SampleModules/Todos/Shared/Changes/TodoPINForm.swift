import Stage

/// The form that asks for the PIN.
public enum TodoPINForm {
  /// Returns an alert with one field; its title says whether the last PIN was wrong.
  public static func alert(
    again: Bool,
    onConfirm: @escaping (_ pin: String) -> Void
  ) -> AlertController {
    let alert = AlertController(title: again ? "Wrong PIN" : "PIN")
    alert.addTextField { $0.placeholder = "PIN" }
    let field = alert.textFields[0]
    alert.addAction(AlertAction(title: "Confirm") { _ in onConfirm(field.text ?? "") })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
