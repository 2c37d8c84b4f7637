import Stage

extension Command {
  static let open = acting(
    "open",
    .open,
    help: "Puts the module on the stage; the stage calls viewDidLoad, as UIKit would."
  )
}
