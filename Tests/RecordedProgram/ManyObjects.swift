import Foundation
import TraceRecording

@Role(.store) final class LongLivedObject {
  func live() {}
}

/// 100,000 objects, or 1,000,000 with `VIPERLAB_FULL`; the first half stays alive until the end.
enum ManyObjects {
  static func make() {
    let count = ProcessInfo.processInfo.environment["VIPERLAB_FULL"] == nil ? 100_000 : 1_000_000
    var objects: [LongLivedObject] = []
    for number in 0..<count {
      let object = LongLivedObject()
      object.live()
      if number < count / 2 { objects.append(object) }
    }
    for object in objects { object.live() }
  }
}
