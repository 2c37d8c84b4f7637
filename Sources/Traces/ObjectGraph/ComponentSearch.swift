/// A search for the strongly connected components of a graph: the groups of participants that hold each other by strong references,
/// directly or indirectly.
///
/// Tarjan's algorithm without recursion: "Depth-first search and linear graph algorithms", 1972.
struct ComponentSearch {
  /// The components, each as ascending positions, in the order of their first participants.
  private(set) var components: [[Int]] = []
  private let graph: StrongReferences
  private var arrivals: [Int?]
  private var lowest: [Int]
  private var isDecided: [Bool]
  private var undecided: [Int] = []
  private var path: [(participant: Int, next: Int)] = []
  private var arrivalCount = 0

  init(_ graph: StrongReferences) {
    self.graph = graph
    let count = graph.outgoing.count
    arrivals = Array(repeating: nil, count: count)
    lowest = Array(repeating: 0, count: count)
    isDecided = Array(repeating: false, count: count)
    for participant in 0..<count where arrivals[participant] == nil { walk(from: participant) }
    components.sort { $0[0] < $1[0] }
  }

  private mutating func walk(from start: Int) {
    enter(start)
    while let (participant, next) = path.last {
      let edges = graph.outgoing[participant]
      if next < edges.count {
        path[path.count - 1].next += 1
        follow(to: edges[next].target, from: participant)
      } else {
        leave(participant)
      }
    }
  }

  private mutating func enter(_ participant: Int) {
    arrivals[participant] = arrivalCount
    lowest[participant] = arrivalCount
    arrivalCount += 1
    undecided.append(participant)
    path.append((participant, 0))
  }

  private mutating func follow(to target: Int, from participant: Int) {
    guard let arrival = arrivals[target] else { return enter(target) }
    if !isDecided[target] { lowest[participant] = min(lowest[participant], arrival) }
  }

  private mutating func leave(_ participant: Int) {
    path.removeLast()
    if let parent = path.last?.participant {
      lowest[parent] = min(lowest[parent], lowest[participant])
    }
    guard lowest[participant] == arrivals[participant] else { return }
    var members: [Int] = []
    while !isDecided[participant], let member = undecided.popLast() {
      isDecided[member] = true
      members.append(member)
    }
    components.append(members.sorted())
  }
}
