/// The names of the types that imitate UIKit, such as `ViewController`.
enum ScreenKit {
  /// The types of whole screens; a property with such a type counts as a reference to an object.
  static let screens: Set = ["NavigationController", "ViewController"]

  /// The types that only a View or a Controller should use.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
