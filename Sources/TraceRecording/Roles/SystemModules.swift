/// The modules of the system, and `StageKit` in place of UIKit, whose types are never participants.
enum SystemModules {
  private static let names: Set<Substring> = [
    "Combine", "Dispatch", "Foundation", "StageKit", "Swift", "SwiftUI", "UIKit",
  ]

  /// Returns whether a type is declared in a module of the system, or in Objective-C, where its name has no module.
  static func declare(_ type: Any.Type) -> Bool {
    let path = String(reflecting: type).trimmingPrefix("any ").split(separator: ".")
    return path.count == 1 || names.contains(path[0])
  }
}
