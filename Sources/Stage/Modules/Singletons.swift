/// The objects of which an app has one each, such as a store accessed as `shared`.
///
/// Each stage has its own set of them, since a `static let` would be shared by all stages of a program. The class is
/// unchecked `Sendable` because a stage does one thing at a time.
public final class Singletons: @unchecked Sendable {
  @TaskLocal static var current = Singletons()

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the only object of the class `Object` on the current stage, or in the program if no stage is running code; `make`
  /// creates the object at the first call.
  public static func one<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = current.objects[key] as? Object { return known }
    let new = make()
    current.objects[key] = new
    return new
  }
}
