import Foundation
import TraceRecording

@Role(.store) final class Citizen {
  func live() {}
}

/// 100,000 objects, or 1,000,000 with `VIPERLAB_FULL`; the first half stays alive until the end.
enum Population {
  static func make() {
    let count = ProcessInfo.processInfo.environment["VIPERLAB_FULL"] == nil ? 100_000 : 1_000_000
    var citizens: [Citizen] = []
    for number in 0..<count {
      let citizen = Citizen()
      citizen.live()
      if number < count / 2 { citizens.append(citizen) }
    }
    for citizen in citizens { citizen.live() }
  }
}
