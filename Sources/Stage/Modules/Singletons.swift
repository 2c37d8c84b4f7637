/// The objects that exist once in an app, such as a store accessed as `shared`.
///
/// Each stage has its own, since a `static let` would be shared by all stages of a program. The type is unchecked
/// `Sendable` because a stage does one thing at a time.
public final class Singletons: @unchecked Sendable {
  @TaskLocal static var current = Singletons()

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the current stage's object of a class; creates it at the first call.
  public static func one<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = current.objects[key] as? Object { return known }
    let new = make()
    current.objects[key] = new
    return new
  }
}
